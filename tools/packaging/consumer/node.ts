import { answers } from './answers.ts'

console.log(await answers())
