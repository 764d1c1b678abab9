import { montajeExample } from '../montaje/example.ts'

const { nombre, piezas, preparaciones } = montajeExample
/** To a plan what decorates is a part like the others. */
const partes = montajeExample.partes.map(({ decoracion: _, ...part }) => part)

/** A Saturday: the entremet of the documentation, and the turrón that it takes also sold in bars. */
export const produccionExample = {
  productos: [
    { nombre, piezas, partes },
    { nombre: 'Tableta de turrón blando', piezas: 20, gramos: 300, merma: 2, preparacion: 'Turrón blando' },
  ],
  preparaciones,
  existencias: { 'Croustillant de praliné': 100 },
  maquinas: [{ nombre: 'Mezcladora de turrón', capacidad: 4000, oficio: 'turron' }],
  precios: { Azúcar: 1.1 },
  division: 1,
}
