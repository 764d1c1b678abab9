import type { FastifyInstance } from 'fastify'
import { wordsForRequest } from '../words/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Characters of the JSON that came. */
    bodyLength: number
  }
}

/** Levels of a body: a formula has three, and what a caller adds for itself may have some more. */
export const DEEPEST_JSON = 32
export const TOO_DEEP = 'OBRADOR_TOO_DEEP'

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((mark) =>
  mark.charCodeAt(0),
)

/** Whether there are enough opening marks for it: most bodies are cleared by a glance. */
function mayBeDeep(text: string): boolean {
  let openings = 0
  for (const mark of '[{') {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
      if (++openings > DEEPEST_JSON) return true
  }
  return false
}

/** Whether JSON is nested beyond reason, found out before anything is built from it. */
function tooDeep(text: string): boolean {
  if (!mayBeDeep(text)) return false
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at)
    if (mark === QUOTE) quoted = !quoted
    else if (quoted) at += mark === BACKSLASH ? 1 : 0
    else if (mark === OPEN_LIST || mark === OPEN_OBJECT) {
      if (++depth > DEEPEST_JSON) return true
    } else if (mark === CLOSE_LIST || mark === CLOSE_OBJECT) depth--
  }
  return false
}

/** Only what it says on the tin: compressed text would be read as broken JSON. */
function refuseCompressed(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return done()
    return reply
      .code(415)
      .header('Accept-Encoding', 'identity')
      .send({ error: wordsForRequest(request).compressedBody(encoding), codigo: 'peticion_ilegible' })
  })
}

/** JSON as the framework reads it, which refuses keys that would reach a prototype, down to a depth. */
export function parseJsonBodies(app: FastifyInstance): void {
  refuseCompressed(app)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.decorateRequest('bodyLength', 0)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    request.bodyLength = text.length
    if (tooDeep(text)) done(Object.assign(new Error('nested beyond reason'), { code: TOO_DEEP }))
    else parse(request, text, done)
  })
}
