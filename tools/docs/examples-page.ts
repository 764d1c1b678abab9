import { compactJson } from '@obrador/api/src/guide/compact-json.ts'
import { type Example, examples } from './examples.ts'

/** The address that examples write for a service. */
export const SERVICE = 'http://localhost:8080'

export type Ask = (path: string, body?: object) => Promise<unknown>

const IDENTIFIER = /^[A-Za-z_]\w*$/
type Steps = Example['printed'][number]
/** A step of a path; a field that may be missing is marked with «?». */
const plain = (step: Steps[number]): string | number => (typeof step === 'number' ? step : step.replace('?', ''))
function at(answer: unknown, steps: Steps): string {
  const found = steps.reduce<unknown>((value, step) => Object(value)[plain(step)], answer)
  if (found === undefined) throw new Error(`no answer has ${steps.join('.')}`)
  return String(found)
}

/** `answer.lecturas?.[0]?.id`: what stands in a list may not be there. */
function inTypescript(steps: Steps): string {
  let path = 'answer'
  let isSure = true
  for (const step of steps) {
    if (typeof step === 'number') path += `${isSure ? '' : '?.'}[${step}]`
    else path += `${isSure ? '.' : '?.'}${plain(step)}`
    isSure = typeof step === 'string' && !step.endsWith('?')
  }
  return path
}

const inPython = (steps: Steps): string => `answer${steps.map((step) => `[${JSON.stringify(plain(step))}]`).join('')}`

/** An object as TypeScript writes it. */
const literal = (value: unknown): string =>
  compactJson(value)
    .replace(/"((?:[^"\\]|\\.)*)"(:)?/g, (whole, text: string, colon: string | undefined) => {
      if (colon && IDENTIFIER.test(text)) return `${text}:`
      return text.includes("'") ? whole : `'${text}'${colon ?? ''}`
    })
    .replaceAll('\\"', '"')

/** An object as Python writes it. */
const PYTHON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' }
const dictionary = (value: unknown): string =>
  compactJson(value).replace(/(?<=[:[,]\s)(?:true|false|null)(?=[\s,])/g, (word) => PYTHON_WORDS[word] ?? word)

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

const curl = ({ path, body }: Example): string =>
  body
    ? `curl -s '${SERVICE}${path}' -H 'Content-Type: application/json' \\\n  -d '${compactJson(body)}'`
    : `curl -s '${SERVICE}${path}'`

function typescript({ client, body, printed }: Example, lines: readonly string[]): string {
  const call = client.replace(/BODY(\.\w+)?/, (_, field: string | undefined) =>
    literal(field ? Reflect.get(Object(body), field.slice(1)) : body),
  )
  const told = printed.map((steps, index) => `console.log(${inTypescript(steps)}) // → ${lines[index]}`)
  return [
    "import { createClient } from '@obrador/client'",
    '',
    `const client = createClient('${SERVICE}')`,
    `const answer = await client.${call}`,
    ...told,
  ].join('\n')
}

function python({ path, body, printed }: Example, lines: readonly string[]): string {
  const call = body ? `post(${JSON.stringify(path)}, ${dictionary(body)})` : `get(${JSON.stringify(path)})`
  const told = printed.map((steps, index) => `print(${inPython(steps)})  # → ${lines[index]}`)
  return [`from obrador import ${body ? 'post' : 'get'}`, '', `answer = ${call}`, ...told].join('\n')
}

/** Nothing but what Python brings. */
const PYTHON = `import json
from urllib.request import Request, urlopen

SERVICE = "${SERVICE}"


def get(path):
    with urlopen(SERVICE + path) as response:
        return json.load(response)


def post(path, body):
    request = Request(SERVICE + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as response:
        return json.load(response)`

async function section(example: Example, ask: Ask): Promise<string> {
  const answer = await ask(example.path, example.body)
  const lines = example.printed.map((steps) => at(answer, steps))
  const whole = `<details><summary>The whole answer</summary>\n\n<!-- answer -->\n${fence('json', compactJson(answer))}\n\n</details>`
  return [
    `## ${example.title}`,
    example.about,
    fence('sh', curl(example)),
    fence('ts', typescript(example, lines)),
    fence('python', python(example, lines)),
    ...(example.whole ? [whole] : []),
  ].join('\n\n')
}

/** Every operation asked in three languages, with what a running service answered. */
export async function examplesPage(ask: Ask): Promise<string> {
  const sections: string[] = []
  for (const example of examples) sections.push(await section(example, ask))
  return `# Examples

Each is here for curl, for TypeScript ([\`@obrador/client\`](../packages/client/README.md)) and for Python 3 with nothing installed. They are run as they stand
against a service, and print what they say (\`→\`). To have one: \`npm start\`.

For Python, save this as \`obrador.py\` beside your program:

${fence('python', PYTHON)}

${sections.join('\n\n')}
`
}
