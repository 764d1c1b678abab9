/** Ways to ask how long something took; the time of day is none of them, because a date may be what is tested. */
const CLOCKS = /\b(?:performance\.now|process\.hrtime|(?:threadC|c)puUsage|console\.time)\b/g

/** The clocks that a test reads. On a machine that others use, what it finds says nothing of the code. */
export const clocksIn = (source: string): readonly string[] => [
  ...new Set([...source.matchAll(CLOCKS)].map(([clock]) => clock)),
]
