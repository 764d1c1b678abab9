export { type Advising, advised as advice } from '../craft/advised.ts'
