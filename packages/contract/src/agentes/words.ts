import { type Phrasebook, type RequestField, spanishPhrasebooks } from '@obrador/engine'

/** What the lines of a tool call the fields that every craft calls otherwise. */
const FIELDS: Readonly<Record<RequestField, string>> = {
  list: 'ingredientes',
  name: 'ingrediente',
  grams: 'gramos',
  type: 'tipo',
}

/** The words of the service with the field names of the tools. */
export const agentWords = (): readonly Phrasebook[] => spanishPhrasebooks((field) => FIELDS[field])
