import { allCrafts } from '@obrador/engine'
import { analysisContracts, type CraftContract } from './crafts.ts'
import { nameLanguageParameter } from './describe.ts'
import * as say from './messages.ts'
import { countryParameter } from './query.ts'
import { Type } from './schema-type.ts'

type CraftId = keyof typeof allCrafts

/** Requests that a workbook counts as: it is an analysis, a label and a file to be written and packed. */
export const WORKBOOK_REQUESTS = 10

/** Characters of the name of a workbook. */
const LONGEST_NAME = 120

/** What may follow the path of a workbook. Its answer is a file, which nobody asks for in part. */
const HojaQuery = Type.Object({
  nombre: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_NAME, ...say.HOJA_NAME })),
  idioma: nameLanguageParameter,
  pais: countryParameter,
})

export type HojaContract = Omit<CraftContract, 'response'>

const contract = (id: CraftId): HojaContract => ({
  path: `/api/hoja/${id}`,
  title: say.hojaTitle(allCrafts[id].label),
  ...say.HOJA_SUMMARY,
  query: HojaQuery,
  request: analysisContracts[id].request,
  fields: analysisContracts[id].fields,
  ...(analysisContracts[id].supported && { supported: analysisContracts[id].supported }),
})

/** One line per craft of the engine, with the body of its analysis. */
export const hojaContracts: { readonly [id in CraftId]: HojaContract } = {
  helado: contract('helado'),
  panaderia: contract('panaderia'),
  pasteleria: contract('pasteleria'),
  turron: contract('turron'),
  cacao: contract('cacao'),
}

/** POST whose answer is a file: `breve` and `campos` change nothing there. */
export const filePaths: readonly string[] = Object.values(hojaContracts).map(({ path }) => path)
