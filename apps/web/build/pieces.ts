/**
 * Which modules of the page go into one file: each of these takes what its modules need, unless one before it has it.
 * Sixty small files compress by 20 kB less than these few.
 */
const PIECES: readonly { readonly name: string; readonly of: RegExp; readonly sharedBy?: number }[] = [
  { name: 'first', of: /\/apps\/web\/src\/main\.tsx$/ },
  {
    name: 'house',
    // With it what every game needs of the referee and of computer players, which else would be one game's.
    of: /\/(apps\/web\/src\/(house\.tsx|words\/en\/log\.ts)|packages\/(words\/src\/(english|sentences)|referee\/src\/(bounded|deal|imagine|made-cards|player)|opponents\/src\/(declines|explained|policy-player|unweighed))\.ts)$/,
  },
  {
    // What all games share beyond the house, which else would be one game's.
    name: 'games',
    of: /\/(apps\/web\/src\/games\/[a-z-]+\.ts|packages\/(table\/src|referee\/src\/(random|window)\.ts|opponents\/src\/plain\/(choice|line|obstacles)\.ts))/,
    sharedBy: 4,
  },
  {
    // What 2.5 has in common with First Edition, which else would fetch all its rules: `npm run first-load` tells.
    name: 'xwing',
    of: /\/(apps\/web\/src\/games\/xwing\/((?!odds\.)[a-z-]+\.ts|silhouettes\/(index|shape|quick)\.ts)|packages\/(xwing\/src\/common\/((?!first-roll\.)[a-z-]+|language\/.+|words\/english\/grammar)\.ts|words\/src\/named-phrases\.ts|opponents\/src\/plain\/edges\.ts))/,
    sharedBy: 4,
  },
  { name: 'second', of: /\/apps\/web\/src\/games\/second\/game\.ts$/ },
  { name: 'firstedition', of: /\/apps\/web\/src\/games\/first\/game\.ts$/ },
  { name: 'armada', of: /\/apps\/web\/src\/games\/armada\/game\.ts$/ },
];

/** The pieces as Vite's bundler wants them. */
export const groups = PIECES.map(({ name, of, sharedBy = 1 }, at) => ({
  name,
  test: (id: string) => of.test(id.replaceAll('\\', '/')),
  minShareCount: sharedBy,
  priority: PIECES.length - at,
}));
