export { helado } from '@obrador/engine/helado'
