/** Pictures of queries and their answers as SVG. */
export { arcShapes } from './arcs.ts';
export { drawArcs, drawAttack, drawMove, drawPlace, drawQuery, drawRange, drawReposition } from './draw.ts';
export { baseShapes, type Look, label, picture, type Shape } from './picture.ts';
