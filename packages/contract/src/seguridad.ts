import { Type } from 'typebox'
import { textsSchema } from './common.ts'

const text = (description: string) => Type.String({ description })
const CLASSES = ['0', '1', '2', '3', '4', '5', '6', '7', 'F'] as const
const clase = Type.Enum([...CLASSES], {
  type: 'string',
  description:
    'Clase de la escala única: 0 prohibido, 1 ovoproducto sin cocer, 2 huevo de cáscara cocido, 3 fresco, 4 a 7 según la actividad de agua medida, F congelado.',
})

/** How a product keeps: alike in the five crafts and on the label. */
export const SeguridadAlimentaria = Type.Object(
  {
    clase,
    etiqueta: text('La clase, en palabras.'),
    temperatura: text('A qué temperatura se guarda.'),
    plazo: text('Cuánto dura como mucho.'),
    condicion: text('De qué depende.'),
    norma: text('Norma y artículo.'),
    grado: Type.Enum(['L', 'H', 'B', 'C', 'D'], {
      type: 'string',
      description: 'L norma leída, H norma derogada, B autor citado, C fuente del oficio, D decisión de Obrador.',
    }),
    gradoLabel: text('El grado, en palabras.'),
    frase: text('Lo que hay que saber, en una frase.'),
    preguntas: textsSchema('Lo que el nombre de los ingredientes no dice y lo decide.'),
    parte: Type.Optional(text('La preparación o el ingrediente que menos dura, si es lo que decide la clase.')),
    aviso: Type.Optional(
      text(
        'Que lleva más agua que un producto seco de su clase, o que la «awMedida» no cuadra con la fórmula y no se usa.',
      ),
    ),
    probable: Type.Optional(
      Type.Object(
        { clase, frase: text('Qué cambiaría si una medida lo confirma.') },
        { description: 'Una clase más larga que solo abre una actividad de agua medida («awMedida»).' },
      ),
    ),
    ambito: text('A quién obliga.'),
  },
  { description: 'Conservación y tratamiento térmico, en una sola escala para los cinco oficios.' },
)
