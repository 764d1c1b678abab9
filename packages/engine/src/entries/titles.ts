export { type Titles, titles } from '../catalogue/sources.ts'
