import type { allCrafts } from '@obrador/engine'
import { ATTRIBUTION_TEXT } from '@obrador/engine'
import * as spanish from '../messages.ts'
import { type DescriptionWords, inOpenapiDialect, type OpenapiDocument } from '../plugins/openapi-dialect.ts'
import { redescribePart } from './descriptions.ts'
import type { GuideFacts } from './facts.ts'
import { ABOUT_ENGLISH, englishGuide, SHORT_ENGLISH } from './messages.en.ts'

/** The description in English: titles, guide and what every field is. Names of fields and what is sent stay as they are. */

const CRAFTS: { readonly [id in keyof typeof allCrafts]: string } = {
  helado: 'ice cream',
  panaderia: 'bread or pizza dough',
  pasteleria: 'pastry',
  turron: 'nougat or marzipan',
  cacao: 'chocolate or fillings',
}

type TagId = keyof typeof spanish.openapiTags
const TAGS: { readonly [id in TagId]: { readonly name: string; readonly description: string } } = {
  crafts: { name: 'Calculation', description: 'Analysis of formulas, one path per craft.' },
  adjust: { name: 'Adjustment', description: 'From a formula off balance to the grams of one that is right.' },
  production: { name: 'Production', description: 'From the pieces of a day to what to make and what to buy.' },
  tables: { name: 'Tables', description: 'Types, ranges and ingredients: what is calculated with.' },
  service: { name: 'Service', description: 'Description and state of the service.' },
}

const SUMMARIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CRAFTS).flatMap(([id, craft]): [string, string][] => [
    [id, `Analyse a formula of ${craft}`],
    [`ajuste_${id}`, `Adjust a formula of ${craft}`],
    [`etiqueta_${id}`, `Label a product: ${craft}`],
    [`hoja_${id}`, `Write a formula as a workbook: ${craft}`],
    [`manifiesto_${id}`, `Describe the analysis of ${craft}`],
  ]),
  ['manifiesto', `Describe the analysis of ${CRAFTS.helado}`],
  ['lote', 'Analyse several formulas at once'],
  ['manifiesto_lote', 'Describe the analysis of several formulas'],
  ['leer', 'Read a pasted text, judged by nobody'],
  ['manifiesto_leer', 'Describe how a text is read'],
  ['carta', 'The whole menu: the fewest bases for some flavours'],
  ['manifiesto_carta', 'Describe the whole menu'],
  ['cambio', 'Cream goes up: which formulas it touches, and how to give their margin back'],
  ['manifiesto_cambio', 'Describe the change of prices'],
  ['saco', 'Open a sack: what is inside a bought product'],
  ['manifiesto_saco', 'Describe how a sack is opened'],
  ['hornada', 'Note a batch: what was expected, what explains it, what it teaches'],
  ['manifiesto_hornada', 'Describe the batch log'],
  ['montaje', 'Put a piece of several parts together'],
  ['manifiesto_montaje', 'Describe how a piece is put together'],
  ['produccion', 'From the pieces you want to what to make and buy'],
  ['manifiesto_produccion', 'Describe the plan of production'],
  ['tipos', 'All recipe types, with their parameters and ranges'],
  ['tipos_de_oficio', 'The recipe types of a craft, with their parameters and ranges'],
  ['catalogo', 'Search the catalogue of ingredients'],
  ['ingrediente', 'One ingredient: composition, source, allergens and price'],
  ['catalogo_json', 'The whole catalogue: composition, sources, licences and ids of others'],
  ['catalogo_csv', 'The whole catalogue as a table'],
  ['balance_csv', 'Analyse the formula in the address, as a table'],
  ['openapi', 'This description'],
  ['salud', 'Whether the process lives'],
  ['disponible', 'Whether the service takes requests'],
])

const ids = Object.keys(TAGS) as TagId[]
const tagNames: ReadonlyMap<string, string> = new Map(ids.map((id) => [spanish.openapiTags[id].name, TAGS[id].name]))

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
}

function translated(operation: Operation): object {
  return {
    ...operation,
    summary: SUMMARIES.get(operation.operationId),
    tags: operation.tags.map((name) => tagNames.get(name)),
  }
}

export function documentInEnglish(
  document: OpenapiDocument,
  facts: GuideFacts,
  english: ReadonlyMap<string, string>,
): OpenapiDocument {
  const words: DescriptionWords = (spanish) => english.get(spanish) ?? spanish
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = Object.entries(item as Readonly<Record<string, Operation>>)
    return [path, Object.fromEntries(operations.map(([method, operation]) => [method, translated(operation)]))]
  })
  const translatedDocument = {
    ...document,
    info: {
      ...(document.info as object),
      summary: SHORT_ENGLISH,
      description: [`[En español](${facts.baseUrl}/docs/)`, ABOUT_ENGLISH, englishGuide(facts), ATTRIBUTION_TEXT].join(
        '\n\n',
      ),
    },
    tags: Object.values(TAGS),
    ...(redescribePart({ paths: Object.fromEntries(paths), components: document.components }, words) as object),
  }
  return inOpenapiDialect(translatedDocument, words)
}
