import { Type } from 'typebox'
import { booleanOrNull, texts } from './common.ts'

type Operator = '>=' | '<=' | '>' | '<'

const Condition = Type.Object(
  {
    id: Type.String({ description: 'Cifra que mira.' }),
    etiqueta: Type.String({ description: 'Nombre de la cifra.' }),
    valor: Type.Optional(Type.Number({ description: 'Valor. Falta si la fórmula no lo dice.' })),
    operador: Type.Unsafe<Operator>({ type: 'string', enum: ['>=', '<=', '>', '<'], description: 'Cómo se compara.' }),
    umbral: Type.Number({ description: 'Límite de la norma.' }),
    unidad: Type.String({ description: 'Unidad.' }),
    margen: Type.Optional(Type.Number({ description: 'Cuánto sobra; negativo si no cumple.' })),
    cumple: booleanOrNull('Si se cumple; null si depende de algo que la fórmula no dice.'),
    norma: Type.String({ description: 'Artículo.' }),
  },
  { description: 'Una condición de la norma.' },
)

/** What a formula may be called, wherever a norm reserves names. */
export const legalFields = (norm: string) => ({
  cumple: booleanOrNull(`Si puede llevar la denominación (${norm}); null si depende de algo que la fórmula no dice.`),
  denominacion: Type.String({ description: 'Denominación con la que se compara.' }),
  condiciones: Type.Array(Condition, { description: 'Cada condición, con su artículo, su límite y su margen.' }),
  alternativas: texts('Otras denominaciones que puede llevar, en el orden de la norma.'),
})
