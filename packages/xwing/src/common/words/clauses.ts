/**
 * Clauses that follow each other, a subject that stays said once: "this ship attacks and is damaged". `subject` matches
 * one with the space behind it; where one of two clauses says `or`, both keep theirs.
 */
export const sharedSubjects =
  (subject: RegExp, or: string) =>
  (clauses: readonly string[]): readonly string[] =>
    clauses.map((clause, at) => {
      const [said] = subject.exec(clause) ?? [];
      const before = clauses[at - 1] ?? '';
      const stays = said !== undefined && before.startsWith(said);
      return stays && !`${before} ${clause}`.includes(` ${or} `) ? clause.slice(said.length) : clause;
    });
