/** What turning a faceup damage card facedown is worth, as a share of the ship's points; by the card's name. */
const REPAIRS: Readonly<Record<string, number>> = {
  'Blinded Pilot': 0.12,
  'Console Fire': 0.1,
  'Damaged Engine': 0.05,
  'Damaged Sensor Array': 0.07,
  'Disabled Power Regulator': 0.08,
  'Fuel Leak': 0.08,
  'Hull Breach': 0.05,
  'Loose Stabilizer': 0.09,
  'Structural Damage': 0.09,
  'Stunned Pilot': 0.04,
  'Weapons Failure': 0.12,
  'Wounded Pilot': 0.04,
};

/** The worth of repairing a faceup card, as a share of the ship's points; a facedown one (null) is hull back. */
export const repairValue = (name: string | null): number => (name === null ? 0.15 : (REPAIRS[name] ?? 0.05));
