export * from '../craft/doubt.ts'
