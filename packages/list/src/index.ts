export { readList, readText } from './read-text.ts'
export type { Ask, ListLine, Part, ReadLine, Skip, SkippedLine, Suggestion } from './reading.ts'
