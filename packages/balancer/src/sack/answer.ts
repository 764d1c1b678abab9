import type { EstimateCertainty } from './summary.ts'

/** What is told of a bought product. Spanish keys, as the API has. */

export interface SackShare {
  readonly valor: number
  /** Nine times in ten. */
  readonly probable?: readonly [number, number]
  /** Always, if the list was read right and the table errs no more than usual. */
  readonly seguro?: readonly [number, number]
}

export interface SackFigureAnswer extends SackShare {
  readonly certeza?: EstimateCertainty
  readonly etiqueta: string
  readonly unidad: string
}

export interface SackReadAs {
  readonly texto: string
  readonly ids: readonly string[]
  readonly clase?: string
  readonly desconocido?: true
}

export interface SackItem {
  readonly nombre: string
  readonly porcentaje?: SackShare
  readonly partes?: readonly SackItem[]
}

export interface SackQuestion {
  /** The field of `medidas` that takes the answer, or `porcentaje` of an item of the list. */
  readonly campo: string
  readonly ingrediente?: string
  readonly posicion?: number
  readonly que: string
  readonly frase: string
  readonly paraCopiar: string
  readonly deja: readonly { readonly cifra: string; readonly de: number; readonly a: number }[]
  readonly otras: readonly string[]
}

export interface SackClash {
  readonly campo: string
  readonly ingrediente?: string
  readonly pone?: number
  readonly posible?: readonly [number, number]
  readonly frase: string
}

export interface SackAnswer {
  readonly status: 'ok'
  readonly titular: string
  readonly nivel: 'declarado' | 'tolerancia' | 'contradictoria'
  readonly lecturas: readonly SackReadAs[]
  readonly cifras: Readonly<Record<string, SackFigureAnswer>>
  readonly receta: readonly SackItem[]
  readonly contradicciones: readonly SackClash[]
  readonly avisos: readonly string[]
  readonly pregunta?: SackQuestion
  readonly linea?: Readonly<Record<string, unknown>>
  readonly poweredBy: string
}
