import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type ToolName, toolRequests, toolResponses } from '@obrador/contract/tools'
import { allCrafts, describeCraft } from '@obrador/engine'
import * as say from './messages.ts'

/** Something to read: types and ranges as data, the science pages and the legal tables as they are documented. */
export interface ResourcePage {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: 'application/json' | 'text/markdown'
  readonly read: () => string
}

/** The documents: packed beside the code, or at the root of the workspace. */
const [docs] = ['./pages/', '../../../docs/']
  .map((path) => new URL(path, import.meta.url))
  .filter((url) => existsSync(url))

const readDoc = (path: string): string => readFileSync(new URL(path, docs), 'utf8')

const typePages = Object.values(allCrafts).map(
  (craft): ResourcePage => ({
    uri: `obrador://tipos/${craft.id}`,
    name: `tipos-${craft.id}`,
    title: say.resourceTexts.types(craft.label),
    description: say.resourceTexts.typesAbout,
    mimeType: 'application/json',
    read: () => JSON.stringify(describeCraft(craft)),
  }),
)

/** The list of tools shows their fields in few words; what each takes and gives is here. */
const schemaPages = (Object.keys(toolRequests) as ToolName[]).map(
  (tool): ResourcePage => ({
    uri: `obrador://esquemas/${tool}`,
    name: `esquemas-${tool}`,
    title: say.resourceTexts.schemas(tool),
    description: say.resourceTexts.schemasAbout,
    mimeType: 'application/json',
    read: () => JSON.stringify({ inputSchema: toolRequests[tool], outputSchema: toolResponses[tool] }),
  }),
)

const SCIENCE = 'ciencia/'
const sciencePages = (): ResourcePage[] =>
  readdirSync(new URL(SCIENCE, docs))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const id = file.replace(/\.md$/, '')
      return {
        uri: `obrador://ciencia/${id}`,
        name: `ciencia-${id}`,
        title: say.resourceTexts.science(id),
        description: say.resourceTexts.scienceAbout,
        mimeType: 'text/markdown',
        read: () => readDoc(SCIENCE + file),
      }
    })

/** The legal page has a chapter for each craft, under its label. */
const chapter = (label: string): string => {
  const [opening = '', ...chapters] = readDoc('legal.md').split(/^(?=## )/m)
  return opening + (chapters.find((one) => one.startsWith(`## ${label}\n`)) ?? '')
}

const lawPages = (): ResourcePage[] =>
  Object.values(allCrafts).map(({ id, label }) => ({
    uri: `obrador://legal/${id}`,
    name: `legal-${id}`,
    title: say.resourceTexts.law(label),
    description: say.resourceTexts.lawAbout,
    mimeType: 'text/markdown',
    read: () => chapter(label),
  }))

/** They change with the version, not with the hour. */
export const resourcePages: readonly ResourcePage[] = [
  ...typePages,
  ...schemaPages,
  ...(docs ? [...sciencePages(), ...lawPages()] : []),
]
