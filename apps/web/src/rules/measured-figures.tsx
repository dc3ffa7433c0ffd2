/** Drawn examples that measure: ships that lock, move, flee or decloak straight ahead stand where the rules' own geometry puts them; the others are placed by hand. */

import {
  previewManeuver,
  shipBody,
  shortestLines,
  type TemplatePart,
  templateAt,
  templateOutline,
} from '@firing-arc/xwing/common';
import { type Draw, Great, HALF, Line, type Placed, Small, Word } from './figure-parts.tsx';

type Pose = Parameters<typeof shipBody>[1];
type Maneuver = Parameters<typeof previewManeuver>[2];

export const HERE: Pose = { x: 0, y: 0, facing: 0 };

/** From the table, where y goes away from the near edge, to the paper, where it goes down. */
const onPaper = ({ x, y, facing }: Pose): Placed => ({ x, y: -y, turn: facing });

const Laid = ({ template }: { readonly template: TemplatePart }) => (
  <path
    className="figure-laid"
    d={`M${templateOutline(template)
      .map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`)
      .join('L')}Z`}
  />
);

/** A maneuver with its template, and where it ends. */
function Flown({ maneuver }: { readonly maneuver: Maneuver }) {
  const { pose, template } = previewManeuver('small', HERE, maneuver);
  return (
    <>
      {template && <Laid template={template} />}
      <Small {...onPaper(pose)} ghost />
    </>
  );
}

export const FAR: Pose = { x: 130, y: 235, facing: 205 };

export const lock: Draw = (t) => {
  const [line] = shortestLines(shipBody('small', HERE), shipBody('small', FAR));
  return {
    box: '-90 -290 300 350',
    caption: t.lock,
    drawing: (
      <>
        {line && <Line from={[line[0], -line[1]]} to={[line[2], -line[3]]} />}
        <Small x={0} y={0} />
        <Small {...onPaper(FAR)} side={2} />
        <Word x={100} y={-100}>
          3
        </Word>
      </>
    ),
  };
};

export const moved: Draw = (t) => ({
  box: '-60 -190 220 250',
  caption: t.moved,
  drawing: (
    <>
      <Flown maneuver={{ speed: 3, bearing: 'bank', direction: 'right' }} />
      <Small x={0} y={0} />
      <Line from={[-34, -HALF]} to={[34, -HALF]} />
    </>
  ),
});

export const fleeing: Draw = (t) => ({
  box: '-150 -150 300 210',
  caption: t.fleeing,
  drawing: (
    <>
      <path className="figure-mark" d="M-150-112H150" />
      <Flown maneuver={{ speed: 2, bearing: 'straight', direction: 'straight' }} />
      <Small x={0} y={0} />
    </>
  ),
});

export const bombDrop: Draw = (t) => ({
  box: '-90 -60 180 170',
  caption: t.bombDrop,
  drawing: (
    <>
      <Laid
        template={templateAt(
          { x: 0, y: -HALF, facing: 180 },
          { speed: 1, shape: 'straight', direction: 'straight' },
        )}
      />
      <Small x={0} y={0} />
      <circle className="figure-rock" cx="0" cy={HALF + 40 + 13} r="13" />
    </>
  ),
});

export const turret: Draw = (t) => ({
  box: '-230 -110 400 220',
  caption: t.turret,
  drawing: (
    <>
      <path className="figure-arc" d="M0 0-150-150A212 212 0 0 0-150 150Z" />
      <Small x={0} y={0} />
      <Small x={-150} y={20} turn={80} side={2} />
      <Small x={90} y={-40} turn={250} side={2} ghost />
    </>
  ),
});

export const decloak: Draw = (t) => ({
  box: '-170 -160 340 210',
  caption: t.decloak,
  drawing: (
    <>
      <Flown maneuver={{ speed: 2, bearing: 'straight', direction: 'straight' }} />
      {[1, -1].map((side) => (
        <g key={side}>
          <Laid
            template={templateAt(
              { x: side * HALF, y: 0, facing: side * 90 },
              { speed: 2, shape: 'straight', direction: 'straight' },
            )}
          />
          <Small x={side * 120} y={0} ghost />
        </g>
      ))}
      <Small x={0} y={0} />
    </>
  ),
});

/** What a click of Armada's tool bends it by, degrees. */
const CLICK = 22.5;

export const yaw: Draw = (t) => ({
  box: '-110 -130 220 200',
  caption: t.yaw,
  drawing: (
    <>
      <path className="figure-template" d="M0 60V0" style={{ strokeWidth: 9 }} />
      {[-2, -1, 0, 1, 2].map((clicks) => (
        <g key={clicks} transform={`rotate(${clicks * CLICK})`}>
          <path className="figure-template" d="M0 0V-90" style={{ strokeWidth: 5 }} />
          <Word x={0} y={-98}>
            {['–', 'I', 'II'][Math.abs(clicks)]}
          </Word>
        </g>
      ))}
      <circle className="figure-dot" r="6" />
    </>
  ),
});

/** How deep a deployment zone of Armada is: to distance 3 from the edge, mm. */
const ZONE = 185;

export const deployment: Draw = (t) => ({
  box: `-230 ${-ZONE - 110} 460 ${ZONE + 130}`,
  caption: t.deployment,
  drawing: (
    <>
      <path className="figure-band" d={`M-220 0V${-ZONE}H220V0Z`} />
      <path className="figure-mark" d="M-220 0H220" />
      <Great x={-90} y={-70} />
      <Great x={60} y={-120} turn={20} />
      <Great x={120} y={-200} ghost />
      <Word x={-170} y={-ZONE + 20}>
        1–3
      </Word>
    </>
  ),
});
