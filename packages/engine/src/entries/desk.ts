export * from '../craft/desk.ts'
