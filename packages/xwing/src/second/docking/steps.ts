/** The steps of docking. */
export type DockStep =
  /** Before placing forces a ship may be declared docked (dock.17). */
  | { readonly kind: 'start-docked'; readonly ship: number }
  /** A ship ran into its carrier and may dock instead of suffering that (dock.11). */
  | { readonly kind: 'offer-dock'; readonly ship: number; readonly carrier: number }
  /** The action after a deployment (dock.5). */
  | { readonly kind: 'deployed-action'; readonly ship: number }
  /** A docked ship whose carrier is about to be removed (dock.12). */
  | { readonly kind: 'emergency-deploy'; readonly ship: number };
