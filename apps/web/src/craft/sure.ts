export { doubt } from '@obrador/engine/doubt'
