import { Type } from 'typebox'
import type { TableFormula } from '../src/model/formula.ts'
import { byKey, figure, maybe, ref, text } from './parts.ts'

/** A batch that was made, as the app keeps it. */

const Pesada = Type.Object(
  {
    line: figure('Su lugar en la fórmula, desde 0.'),
    name: text('El ingrediente.'),
    grams: maybe(figure('Gramos que se pesaron de verdad.')),
    lot: maybe(text('Lote del saco o la caja.')),
    isNew: maybe(Type.Literal(true, { description: 'Se abrió para esta hornada.' })),
  },
  { description: 'Lo que se sabe de cómo se pesó una línea.' },
)

const Lectura = Type.Object(
  {
    que: text('Qué se midió, como en /api/hornada.'),
    value: Type.Number({ description: 'Lo que se leyó.' }),
    line: maybe(figure('La línea, si es de un ingrediente.')),
    other: maybe(Type.Number({ description: 'La segunda cifra: el vaso de helado, o los °C.' })),
  },
  { description: 'Una lectura.' },
)

const Esperada = Type.Object(
  {
    que: text('Qué se midió.'),
    line: maybe(figure('La línea, si es de un ingrediente.')),
    expected: Type.Number({ description: 'Lo que se esperaba.' }),
    sd: figure('Su desviación.'),
    read: Type.Number({ description: 'Lo que se leyó.' }),
    agrees: text('Si cuadró: si, justo o no.'),
  },
  { description: 'Una lectura junto a lo que se esperaba de ella.' },
)

const Anadido = Type.Object({ name: text('Qué.'), grams: figure('Gramos.') }, { description: 'Algo que se añadió.' })

export const Hornada = Type.Object(
  {
    id: text('Identificador.'),
    at: text('Cuándo se acabó (ISO 8601).'),
    day: text('El día por el que cuenta.'),
    formula: ref<TableFormula>('Formula'),
    lines: Type.Array(Pesada, { description: 'Pesos reales y lotes.' }),
    readings: Type.Array(Lectura, { description: 'Lo que se midió.' }),
    told: maybe(Type.Array(Esperada, { description: 'Lo que se esperaba de cada lectura.' })),
    temperatures: maybe(byKey(Type.Number(), '°C de cada cosa al amasar.')),
    isSure: maybe(Type.Literal(true, { description: 'Quien la hizo dijo que todo era como en la fórmula.' })),
    lot: text('Lote de la hornada, como en la etiqueta.'),
    note: text('Nota.'),
    verdict: text('Si cuadró.'),
    sentence: text('Lo que se dijo.'),
    added: maybe(Type.Array(Anadido, { description: 'Lo que se añadió para arreglarla.' })),
    pieces: maybe(figure('Piezas que salieron.')),
    to: maybe(text('A qué empresa fue.')),
    evidence: maybe(Type.Unknown({ description: 'Lo que enseña, como lo escribe el motor: sale de lo demás.' })),
    open: maybe(byKey(Type.String(), 'El lote abierto, por fila del catálogo.')),
  },
  { description: 'Una hornada hecha.' },
)
