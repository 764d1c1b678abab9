export { table } from '@obrador/api/src/guide/markdown.ts'
