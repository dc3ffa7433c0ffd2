/** In which teams so many can play X-Wing: two of as many, or one more. */
const TEAMS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [
    [0, 1, 1],
    [0, 0, 1],
    [0, 1, 0],
  ],
  4: [
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
  ],
};

/** The two teams in which so many can play; none with two players, who play alone. */
export const teamsWith = (players: number): readonly (readonly number[])[] => TEAMS[players] ?? [];
