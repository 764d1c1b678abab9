export { englishLater as later } from './en/later.ts'
