/** Who brings something about, and by which ruling. */
export interface Cause {
  readonly player: number;
  readonly because: string;
}
