export * from '../craft/desk.ts'
export * from '../craft/on-desk.ts'
