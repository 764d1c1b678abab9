export { italianLater as later } from './it/later.ts'
