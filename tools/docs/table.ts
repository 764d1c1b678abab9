export { markdownTable } from '@obrador/api/src/guide/markdown.ts'
