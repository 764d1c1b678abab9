/// <reference path="./structured-data-validator.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Validator from '@adobe/structured-data-validator'

/** What a validator of schema.org says of a document; its vocabulary is a package too, so that nothing is fetched. */

const SCHEMA = 'http://schema.org/'
const short = (iri: string): string =>
  iri
    .replace(SCHEMA, 'schema:')
    .replace('http://www.w3.org/2000/01/rdf-schema#', 'rdfs:')
    .replace('http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:')

/** Predicates that the validator reads. */
const READ: ReadonlySet<string> = new Set(['rdf:type', 'rdfs:subClassOf', 'schema:domainIncludes'])

type Node = { '@id': string; '@type'?: string } & Record<string, unknown>

/** The classes and properties of the vocabulary in the form in which schema.org publishes them. */
function vocabulary(): { '@graph': Node[] } {
  const file = join(dirname(createRequire(import.meta.url).resolve('@vocabulary/schema')), 'schema.nq')
  const nodes = new Map<string, Node>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? []
    const [id, said, of] = [subject, predicate, object].map(short) as [string, string, string]
    if (!READ.has(said)) continue
    const node = nodes.get(id) ?? { '@id': id }
    if (said === 'rdf:type') node['@type'] = of
    else node[said] = [...((node[said] as object[] | undefined) ?? []), { '@id': of }]
    nodes.set(id, node)
  }
  return { '@graph': [...nodes.values()] }
}

interface Issue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly issueMessage: string
  /** What schema.org itself does not know; the rest is what a search engine would like to have. */
  readonly errorType?: 'schemaOrg'
}

/** What is wrong with a document by schema.org, and what a search engine requires besides of such a thing. */
interface Complaints {
  readonly bySchema: readonly string[]
  readonly bySearch: readonly string[]
}

export function schemaOrg(): (document: object) => Promise<Complaints> {
  const validator = new Validator(vocabulary())
  return async (document) => {
    const type = String(Reflect.get(document, '@type'))
    const issues = (await validator.validate({ jsonld: { [type]: [document] } })) as readonly Issue[]
    const said = (of: (issue: Issue) => boolean): string[] => issues.filter(of).map(({ issueMessage }) => issueMessage)
    return {
      bySchema: said(({ errorType }) => errorType === 'schemaOrg'),
      bySearch: said(({ errorType, severity }) => errorType === undefined && severity === 'ERROR'),
    }
  }
}
