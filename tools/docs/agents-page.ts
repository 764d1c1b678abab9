import { compactJson } from '@obrador/api/src/guide/compact-json.ts'
import { toolWords } from '@obrador/contract/tools'
import { openSession, type Step } from './agents/session.ts'
import { tasks } from './agents/tasks.ts'
import { markdownTable } from './table.ts'

const stepTold = ({ name, args, text }: Step): string => `**${name}**

\`\`\`json
${compactJson(args)}
\`\`\`

${text
  .split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n')}`

/** The tools of agents, and six conversations in which they are all that is used: run again whenever the page is made. */
export async function agentsPage(): Promise<string> {
  const told: string[] = []
  for (const [index, { title, question, solve }] of tasks.entries()) {
    const session = await openSession()
    const answer = await solve(session)
    await session.end()
    told.push(`## ${index + 1}. ${title}

*${question}*

${session.steps.map(stepTold).join('\n\n')}

**Respuesta.** ${answer}
`)
  }
  return `# Obrador para agentes

Página generada: las conversaciones se vuelven a tener cada vez que se comprueba, con el cliente oficial del protocolo y el servidor de verdad.

Obrador habla el Model Context Protocol de dos maneras: por la entrada y la salida estándar (\`obrador-mcp\`, de [@obrador/mcp](../packages/mcp/README.md), con el motor dentro, sin
red ni clave) y por HTTP, en \`POST /mcp\` de cualquier servicio (sin sesiones; con el mismo límite, los mismos topes y las mismas negativas que el resto; una página
web de otro sitio no entra). Cada respuesta viene dos veces: en palabras y como datos que cumplen el esquema de su herramienta.

${markdownTable(
  ['Herramienta', 'Qué hace'],
  Object.entries(toolWords).map(([name, { description }]) => [`\`${name}\``, description]),
)}

Recursos: \`obrador://tipos/{oficio}\`, \`obrador://ciencia/{página}\` y \`obrador://legal/{oficio}\`.

Abajo, seis encargos resueltos solo con estas herramientas: lo que se pregunta, cada llamada con lo que responde, y la respuesta, en la que ninguna cifra es
del agente.

${told.join('\n')}`
}
