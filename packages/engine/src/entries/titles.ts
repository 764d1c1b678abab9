export { type SourceTitles, sourceTitles } from '../catalogue/sources.ts'
