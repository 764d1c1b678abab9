import type { FormulaErrorCode, FormulaErrorPlace } from '@obrador/engine'
import { bothTexts } from './both-texts.ts'
import { textsSchema } from './common.ts'
import { findingsField, type HallazgoSchema } from './hallazgos.ts'
import { Type } from './schema-type.ts'

/**
 * Why a request was refused, as a program reads it. The words are stable: a new reason gets a word of its own, and none
 * changes its meaning. `docs/errores.md` is printed from this table.
 */
export const REFUSAL_CODES = {
  peticion_ilegible: {
    statuses: [400, 408, 413, 415, 417, 431],
    means: 'La petición HTTP no se puede leer: no es JSON, viene rota, comprimida, demasiado grande o a medias.',
    remedy: 'Corrige cómo se manda; la fórmula ni se ha mirado.',
  },
  faltan_ingredientes: {
    statuses: [400],
    means:
      'No hay ninguna línea que calcular: falta «ingredients», está vacía o «texto» no tiene nada que se pueda pesar.',
    remedy: 'Manda al menos un ingrediente con sus gramos.',
  },
  demasiados_ingredientes: {
    statuses: [400],
    means: 'La fórmula tiene más líneas de las que se admiten.',
    remedy: 'Junta o quita líneas.',
  },
  linea_invalida: {
    statuses: [400],
    means: 'Una línea no vale: le falta un campo, o un campo no es lo que debe.',
    remedy: 'Mira «linea» y «campo».',
  },
  campo_invalido: {
    statuses: [400],
    means: 'Un campo fuera de las líneas, o un parámetro de la dirección, no es lo que debe.',
    remedy: 'Mira «campo».',
  },
  demasiado_anidada: {
    statuses: [400],
    means: 'Una preparación lleva dentro demasiados niveles o líneas, o se lleva a sí misma.',
    remedy: 'Suelta alguna en líneas; la frase nombra el círculo.',
  },
  sin_peso: { statuses: [400], means: 'Los pesos suman 0.', remedy: 'Pon los gramos.' },
  falta_base: {
    statuses: [400],
    means: 'Falta lo que el oficio o el tipo necesita: una harina, almendra, cacao, la base del tipo.',
    remedy: 'Añádela, o elige otro tipo.',
  },
  oficio_no_disponible: {
    statuses: [400, 404],
    means: '«craft» u «oficio» pide un oficio que aquí no se calcula.',
    remedy: 'Mira «supported», o usa la ruta del oficio.',
  },
  estado_invalido: {
    statuses: [400],
    means: 'El «estado» que acompaña a una hornada no es de esta versión, o está incompleto.',
    remedy: 'Manda el que devolvió la hornada anterior, tal cual, o ninguno.',
  },
  origen_no_admitido: {
    statuses: [403],
    means: 'Una página web de otro sitio ha llamado a /mcp, que es para agentes.',
    remedy: 'Llama desde un agente o usa las rutas de /api.',
  },
  no_existe: { statuses: [404], means: 'La ruta no existe.', remedy: 'Mira las que hay en /docs.' },
  ingrediente_desconocido: {
    statuses: [404],
    means: 'El catálogo no tiene ese ingrediente.',
    remedy: 'Búscalo en /api/catalogo?q=.',
  },
  metodo_no_admitido: { statuses: [405], means: 'La ruta no admite ese método.', remedy: 'Mira la cabecera «Allow».' },
  demasiadas_peticiones: {
    statuses: [429],
    means:
      'Se ha superado el límite por minuto, o ya hay demasiados ajustes tuyos, o cuerpos demasiado grandes, en marcha.',
    remedy: 'Espera los segundos de «Retry-After».',
  },
  error_interno: {
    statuses: [500],
    means: 'Ha fallado el cálculo por un error nuestro.',
    remedy: 'Avísanos con su identificador.',
  },
  sin_capacidad: {
    statuses: [503],
    means: 'El servicio no da abasto, se está parando o el ajuste ha tardado demasiado.',
    remedy: 'Vuelve a intentarlo pasados los segundos de «Retry-After».',
  },
} as const satisfies Readonly<
  Record<string, { readonly statuses: readonly number[]; readonly means: string; readonly remedy: string }>
>

export type RefusalCode = keyof typeof REFUSAL_CODES

/** What the service says instead of an answer. */
export interface ServiceRefusal {
  readonly error: string
  readonly codigo: RefusalCode
  readonly linea?: number
  readonly campo?: string
  readonly supported?: readonly string[]
  readonly hallazgos?: readonly HallazgoSchema[]
}

/** What the engine calls it, as the interface does. */
const OF_FORMULA: Readonly<Record<FormulaErrorCode, RefusalCode>> = {
  'invalid-line': 'linea_invalida',
  'invalid-request': 'campo_invalido',
  'no-ingredients': 'faltan_ingredientes',
  'too-many-ingredients': 'demasiados_ingredientes',
  'too-nested': 'demasiado_anidada',
  'no-weight': 'sin_peso',
  'missing-base': 'falta_base',
  'unsupported-craft': 'oficio_no_disponible',
  'bad-state': 'estado_invalido',
}

interface Thrown {
  readonly code: FormulaErrorCode
  readonly message: string
  readonly place: FormulaErrorPlace
}

/** What the engine refused, in the shape of an answer. */
export const formulaRefusal = ({ code, message, place: { line, field } }: Thrown): ServiceRefusal => ({
  error: message,
  codigo: OF_FORMULA[code],
  ...(line !== undefined && { linea: line }),
  ...(field !== undefined && { campo: field }),
})

export const ErrorBody = Type.Object(
  {
    error: Type.String(bothTexts`Qué va mal y qué hacer, en español. | What is wrong and what to do, in Spanish.`),
    codigo: Type.Optional(
      Type.Unsafe<RefusalCode>({
        type: 'string',
        enum: Object.keys(REFUSAL_CODES),
        ...bothTexts`Por qué, en una palabra estable para programas. | Why, in a stable word for programs.`,
      }),
    ),
    linea: Type.Optional(
      Type.Integer({
        minimum: 0,
        ...bothTexts`Qué línea de «ingredients» es, desde 0, si es una. | Which line of \`ingredients\` it is, from 0, if it is one.`,
      }),
    ),
    campo: Type.Optional(Type.String(bothTexts`Qué campo es, si es uno. | Which field it is, if it is one.`)),
    supported: Type.Optional(
      textsSchema(
        bothTexts`Solo cuando el oficio pedido en «craft» no está disponible: los que sí lo están. | Only when the craft asked for in \`craft\` is not available: those that are.`,
      ),
    ),
    ...findingsField,
  },
  bothTexts`Cuerpo de toda respuesta de error. | Body of every error answer.`,
)
