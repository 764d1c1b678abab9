import { analysisContracts, analysisSchemas, preparacionSchemas } from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import { fastify } from 'fastify'
import { balanced, unbalanced } from './formulas.ts'

/** The HTTP engine underneath and nothing else: the same schemas, the same bytes, no work. */

const { path, request, response } = analysisContracts.helado
const app = fastify()
for (const [name, schema] of Object.entries({ ...analysisSchemas, ...preparacionSchemas })) {
  app.addSchema({ $id: name, ...schema })
}
const answers = [balanced, unbalanced].map((formula) => allCrafts.helado.analyse(formula))
const [good, bad] = answers
const schema = { body: { $ref: `${request}#` }, response: { 200: { $ref: `${response}#` } } }
app.post(path, { schema }, ({ headers }) => (headers['x-formula'] === 'unbalanced' ? bad : good))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
