import { expect, it } from 'vitest';
import { pairs, rounded, svgPicture } from './picture.ts';

it('a picture is cut to its shapes with a margin of 8 mm, y upwards, and says what it shows', () => {
  const picture = svgPicture(
    [
      { kind: 'polygon', look: 'base', points: [10, 20, 50, 20, 50, 60] },
      { kind: 'disc', look: 'mine', at: [100, 40], radius: 15 },
      { kind: 'line', look: 'ruler', from: [50, 60], to: [90.126, -5] },
      { kind: 'label', text: 'A < B & C > D', at: [0, 90] },
      {
        kind: 'path',
        look: 'arc',
        corners: [
          [-7, 10],
          [120, 100],
        ],
        steps: (paper) => `M${paper(-7, 10)}Q${paper(120, 100)}`,
      },
    ],
    'Range & <arcs>',
    '.base{fill:red}',
  );
  expect(picture.split('\n')).toEqual([
    // From -7 to 120 across, from -5 to 100 upwards, and the margins.
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 143 121" width="143mm" height="121mm">',
    '<title>Range &amp; &lt;arcs&gt;</title>',
    '<style>.base{fill:red}</style>',
    '<path class="base" d="M25 88L65 88L65 48Z"/>',
    '<circle class="mine" cx="115" cy="68" r="15"/>',
    '<path class="ruler" d="M65 48L105.13 113"/>',
    '<text x="15" y="18">A &lt; B &amp; C &gt; D</text>',
    '<path class="arc" d="M8 98Q135 8"/>',
    '</svg>',
    '',
  ]);
});

it('a disc alone reaches as far as its rim on every side', () => {
  const [svg] = svgPicture([{ kind: 'disc', look: 'mine', at: [3, 4], radius: 2 }], '', '').split('\n');
  expect(svg).toContain('viewBox="0 0 20 20"');
});

it('lengths are rounded to a hundredth, and flat numbers are read as points', () => {
  expect([rounded(1.005001), rounded(-0.001), rounded(2)]).toEqual(['1.01', '0', '2']);
  expect(pairs([1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
