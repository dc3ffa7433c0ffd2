/** The number or initials of a ship in a disc or, for the second player, a diamond; longer ones in a longer shape. */
export const Tag = ({ tag }: { readonly tag: string }) => (
  <span className={tag.length > 1 ? 'tag long' : 'tag'}>{tag}</span>
);
