import { Type } from 'typebox'
import { OPENED_SACK_PROCESSES, type OpenedSackProcess } from '../src/model/sack.ts'
import { byKey, figure, maybe, text } from './parts.ts'

/** A bought product that was opened by its label, as the app keeps it. */

const rows = (description: string) => Type.Array(Type.Array(Type.Number()), { description })

export const Etiqueta = Type.Object(
  {
    name: text('Cómo se llama.'),
    text: text('La etiqueta o la ficha, como se pegó.'),
    table: byKey(Type.String(), 'La tabla por 100 g, como está impresa.'),
    process: Type.Unsafe<OpenedSackProcess>({
      type: 'string',
      enum: [...OPENED_SACK_PROCESSES],
      description: 'Qué es.',
    }),
    measures: byKey(figure('La cifra.'), 'Lo que dice la ficha o el proveedor.'),
    shares: byKey(figure('%.'), 'Porcentajes que ha dicho el proveedor, por el sitio del ingrediente en la lista.'),
    choices: byKey(Type.String(), 'Lo que se ha dicho que es un ingrediente, por su texto.'),
  },
  { description: 'Lo que se escribió de él.' },
)

export const Saco = Type.Object(
  {
    draft: Etiqueta,
    lines: Type.Array(
      Type.Object({ name: text('El ingrediente.'), grams: figure('Gramos.') }, { description: 'Una línea.' }),
      { description: 'La receta probable.' },
    ),
    yields: figure('Gramos que quedan de 100 pesados.'),
    modes: rows('Lo que puede errar esa receta: gramos de cada línea que van juntos, una desviación por fila.'),
    purchase: rows('Lo que varía además de una compra a otra, una desviación por fila.'),
    question: maybe(text('Lo que queda por preguntar al proveedor.')),
    told: text('Lo que se dice de él en la despensa.'),
  },
  { description: 'Lo que se sacó de su etiqueta.' },
)
