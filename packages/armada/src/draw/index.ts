/** Pictures of queries and their answers as SVG. */
export {
  drawArmadaArcs,
  drawArmadaAttack,
  drawArmadaMove,
  drawArmadaQuery,
  drawArmadaRange,
} from './draw.ts';
export { picture, type Shape } from './picture.ts';
