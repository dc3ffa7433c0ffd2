/** Drawn examples where rules mean geometry: true to scale, in mm, the front of the first ship up. */

import { figureWords } from '../words/en/figures.ts';
import { useWords } from '../words/language.ts';
import {
  BAND,
  Disc,
  type Draw,
  Great,
  HALF,
  Line,
  type Placed,
  Rock,
  Small,
  Template,
  WIDE,
  Word,
} from './figure-parts.tsx';
import { bombDrop, decloak, deployment, fleeing, lock, moved, turret, yaw } from './measured-figures.tsx';

/** Everything up to some range of a base around the origin. */
const band = (far: number): string =>
  `M${-HALF} ${-HALF - far}H${HALF}A${far} ${far} 0 0 1 ${HALF + far} ${-HALF}V${HALF}A${far} ${far} 0 0 1 ${HALF} ${HALF + far}H${-HALF}A${far} ${far} 0 0 1 ${-HALF - far} ${HALF}V${-HALF}A${far} ${far} 0 0 1 ${-HALF} ${-HALF - far}Z`;

/** A maneuver along a circle from the front of a base, its template and where it ends; `turn` to the right. */
function curved(radius: number, turn: number) {
  const end = (turn * Math.PI) / 180;
  const [x, y] = [radius * (1 - Math.cos(end)), -HALF - radius * Math.sin(end)];
  const tip = { x: x + HALF * Math.sin(end), y: y - HALF * Math.cos(end), turn };
  return { tip, path: `M0 ${-HALF}A${radius} ${radius} 0 0 1 ${x} ${y}` };
}

const mirrored = (placed: Placed): Placed => ({ ...placed, x: -placed.x, turn: -(placed.turn ?? 0) });

const BANK = curved(130, 45);
const TURN = curved(63, 90);

const range: Draw = (t) => ({
  box: '-345 -345 690 400',
  caption: t.range,
  drawing: (
    <>
      {[3, 2, 1].map((number) => (
        <path key={number} className="figure-band" d={band(number * BAND)} />
      ))}
      {[1, 2, 3].map((number) => (
        <Word key={number} x={-10} y={-HALF - number * BAND + 26}>
          {number}
        </Word>
      ))}
      <Line from={[HALF, -HALF]} to={[130, -118]} />
      <Small x={0} y={0} />
      <Small x={150} y={-138} turn={200} side={2} />
    </>
  ),
});

const arc: Draw = (t) => ({
  box: '-230 -230 460 290',
  caption: t.arc,
  drawing: (
    <>
      <path className="figure-arc" d="M0 0-215-215A304 304 0 0 1 215-215Z" />
      <Small x={0} y={0} />
      <Small x={60} y={-150} turn={160} side={2} />
      <Small x={185} y={-40} turn={250} side={2} ghost />
    </>
  ),
});

const bullseye: Draw = (t) => ({
  box: '-120 -230 240 290',
  caption: t.bullseye,
  drawing: (
    <>
      <path className="figure-arc" d="M-7.5-20V-220H7.5V-20Z" />
      <Small x={0} y={0} />
      <Small x={14} y={-150} turn={170} side={2} />
    </>
  ),
});

const obstructed: Draw = (t) => ({
  box: '-120 -250 260 310',
  caption: t.obstructed,
  drawing: (
    <>
      <Rock x={20} y={-110} />
      <Line from={[6, -HALF]} to={[34, -190]} />
      <Small x={0} y={0} />
      <Small x={40} y={-212} turn={190} side={2} />
    </>
  ),
});

const overlap: Draw = (t) => ({
  box: '-120 -190 240 240',
  caption: t.overlap,
  drawing: (
    <>
      <Template d={`M0 ${-HALF}V${-HALF - 80}`} />
      <Small x={0} y={0} />
      <Small x={0} y={-120} ghost />
      <Small x={8} y={-146} turn={174} side={2} />
      <Small x={0} y={-83} />
    </>
  ),
});

const barrelRoll: Draw = (t) => ({
  box: '-90 -90 240 180',
  caption: t.barrelRoll,
  drawing: (
    <>
      <path className="figure-template" d="M20 0H60" style={{ strokeWidth: WIDE }} />
      <Small x={0} y={0} />
      {[-20, 20, 0].map((y) => (
        <Small key={y} x={80} y={y / 2} ghost={y !== 0} />
      ))}
    </>
  ),
});

const boost: Draw = (t) => {
  const short = curved(80, 45);
  return {
    box: '-150 -160 300 220',
    caption: t.boost,
    drawing: (
      <>
        <Template d={`M0 ${-HALF}V${-HALF - 40}`} />
        <Template d={short.path} />
        <g transform="scale(-1 1)">
          <Template d={short.path} />
        </g>
        <Small x={0} y={0} />
        <Small x={0} y={-80} ghost />
        <Small {...short.tip} ghost />
        <Small {...mirrored(short.tip)} ghost />
      </>
    ),
  };
};

const bearing: Draw = (t) => ({
  box: '-150 -220 300 270',
  caption: t.bearing,
  drawing: (
    <>
      <Template d={`M0 ${-HALF}V${-HALF - 80}`} />
      <Template d={BANK.path} />
      <g transform="scale(-1 1)">
        <Template d={TURN.path} />
      </g>
      <Small x={0} y={0} />
      <Small x={0} y={-120} ghost />
      <Small {...BANK.tip} ghost />
      <Small {...mirrored(TURN.tip)} ghost />
    </>
  ),
});

const touching: Draw = (t) => ({
  box: '-90 -90 200 150',
  caption: t.touching,
  drawing: (
    <>
      <Small x={0} y={0} />
      <Small x={18} y={-40} turn={0} side={2} />
      <path className="figure-line" d="M-2-20H20" />
    </>
  ),
});

const hullZones: Draw = (t) => ({
  box: '-90 -80 180 160',
  caption: t.hullZones,
  drawing: (
    <>
      <path className="figure-arc" d="M0-8-60-64A88 88 0 0 1 60-64Z" />
      <Great x={0} y={0} />
      <Word x={0} y={-58}>
        {t.front}
      </Word>
      <Word x={-52} y={4}>
        {t.left}
      </Word>
      <Word x={52} y={4}>
        {t.right}
      </Word>
      <Word x={0} y={60}>
        {t.rear}
      </Word>
    </>
  ),
});

/** Where bands of Armada's ruler end, mm. */
const RANGE_ENDS = [123.3, 186.5, 304.8];
const DISTANCE_ENDS = [76.5, 124.5, 185, 245, 304.8];

const ruler: Draw = (t) => ({
  box: '-12 -50 340 100',
  caption: t.ruler,
  drawing: (
    <>
      <rect className="figure-ruler" x="0" y="-22" width="304.8" height="44" />
      {RANGE_ENDS.map((end, nth) => (
        <g key={end}>
          <path className="figure-mark" d={`M${end}-22V0`} />
          <Word x={(end + (RANGE_ENDS[nth - 1] ?? 0)) / 2} y={-6}>
            {[t.close, t.medium, t.long][nth]}
          </Word>
        </g>
      ))}
      {DISTANCE_ENDS.map((end, nth) => (
        <g key={end}>
          <path className="figure-mark" d={`M${end} 0V22`} />
          <Word x={(end + (DISTANCE_ENDS[nth - 1] ?? 0)) / 2} y={16}>
            {nth + 1}
          </Word>
        </g>
      ))}
    </>
  ),
});

const sight: Draw = (t) => ({
  box: '-110 -230 260 290',
  caption: t.sight,
  drawing: (
    <>
      <Rock x={26} y={-96} />
      <Great x={0} y={0} />
      <Great x={60} y={-178} turn={150} side={2} />
      <Line from={[0, -24]} to={[49, -158]} />
      <circle className="figure-dot" cx="0" cy="-24" r="3" />
      <circle className="figure-dot" cx="49" cy="-158" r="3" />
    </>
  ),
});

const tool: Draw = (t) => ({
  box: '-110 -250 240 310',
  caption: t.tool,
  drawing: (
    <>
      <Great x={0} y={0} />
      <path className="figure-template" d="M30 0V-90L52-160" style={{ strokeWidth: 9 }} />
      <circle className="figure-dot" cx="30" cy="-90" r="6" />
      <circle className="figure-dot" cx="52" cy="-160" r="6" />
      <Great x={22} y={-168} turn={22.5} ghost />
    </>
  ),
});

const engaged: Draw = (t) => ({
  box: '-130 -130 300 210',
  caption: t.engaged,
  drawing: (
    <>
      <circle className="figure-band" r={17 + DISTANCE_ENDS[0]!} />
      <Line from={[15, -8]} to={[69, -38]} />
      <Disc x={0} y={0} />
      <Disc x={84} y={-46} side={2} />
      <Word x={0} y={-76}>
        {t.distanceOne}
      </Word>
    </>
  ),
});

/** Which section of a rulebook shows which. */
export const FIGURES: Readonly<Record<string, Draw>> = {
  'xwing2:range': range,
  'xwing2:attack-range': range,
  'xwing2:arc': arc,
  'xwing2:attack-arc': arc,
  'xwing2:faq-arcs': bullseye,
  'xwing2:obstructed': obstructed,
  'xwing2:overlap': overlap,
  'xwing2:barrel-roll': barrelRoll,
  'xwing2:boost': boost,
  'xwing2:bearing': bearing,
  'xwing2:maneuver': bearing,
  'xwing2:lock': lock,
  'xwing2:move': moved,
  'xwing2:guides': moved,
  'xwing2:bomb': bombDrop,
  'xwing2:flee': fleeing,
  'xwing2:cloak': decloak,
  'xwing2:rotate': turret,
  'xwing1:acquire-a-target-lock': lock,
  'xwing1:guides': moved,
  'xwing1:bombs': bombDrop,
  'xwing1:fleeing-the-battlefield': fleeing,
  'xwing1:mobile-firing-arc': turret,
  'xwing1:rotate-arc': turret,
  'xwing1:range': range,
  'xwing1:weapon-range': range,
  'xwing1:firing-arc': arc,
  'xwing1:obstructed': obstructed,
  'xwing1:overlapping-ships': overlap,
  'xwing1:touching': touching,
  'xwing1:barrel-roll': barrelRoll,
  'xwing1:boost': boost,
  'xwing1:bearing': bearing,
  'xwing1:maneuver': bearing,
  'armada:hull-zones': hullZones,
  'armada:firing-arc': hullZones,
  'armada:range-and-distance': ruler,
  'armada:attack-range': ruler,
  'armada:line-of-sight': sight,
  'armada:obstructed': sight,
  'armada:maneuver-tool': tool,
  'armada:yaw': yaw,
  'armada:speed-chart': yaw,
  'armada:deployment-zone': deployment,
  'armada:ship-movement': tool,
  'armada:engagement': engaged,
  'armada:squadron-movement': engaged,
};

/** The drawn example of a section, if there is one. */
export function Figure({ section }: { readonly section: string }) {
  const t = useWords(figureWords);
  const draw = FIGURES[section];
  if (!draw) return null;
  const { box, caption, drawing } = draw(t);
  return (
    <figure className="rule-figure space">
      <svg viewBox={box} role="img" aria-label={caption}>
        {drawing}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
