import type { CraftId } from '../../model/formula.ts'
import { spoken } from '../spoken.ts'

export const firstVisit = spoken('firstVisit', {
  label: 'Para qué sirve',
  sentence: 'Pega tu receta: te digo si está equilibrada, cómo puedes llamarla y qué cuesta.',
  placeholder: 'Pega aquí tu receta, como la tengas',
  read: 'Leer la receta',
  empty: 'Pega o escribe al menos un ingrediente.',
  or: 'o',
  blank: 'empieza en blanco',
  import: 'importa tu libro',
  look: 'Mira uno:',
  /** The examples, where there is room for one word of each. */
  brief: {
    helado: 'Helado',
    panaderia: 'Pan',
    pasteleria: 'Crema',
    turron: 'Turrón',
    cacao: 'Chocolate',
  } satisfies Readonly<Record<CraftId, string>>,
} as const)

/** Beside the name of an example on the bench. */
export const exampleTagWords = spoken('exampleTagWords', {
  untouched: 'ejemplo: cambia lo que quieras',
  changed: 'ejemplo, cambiado',
  back: 'volver',
} as const)
