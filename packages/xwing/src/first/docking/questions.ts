/** By which guides of its carrier a ship deploys, and by which entry of its dial. */
export interface DeployWay {
  readonly guides: 'front' | 'rear';
  readonly entry: number;
}
