import { configureApi } from '@obrador/api/src/config.ts'
import { guideFactsOf } from '@obrador/api/src/guide/facts.ts'
import { englishGuide } from '@obrador/api/src/guide/messages.en.ts'
import { spanishGuide } from '@obrador/api/src/guide/messages.es.ts'
import { SERVICE } from './examples-page.ts'

/** The guide that the service shows at `/docs`, as pages. */
const facts = guideFactsOf({ ...configureApi({}), baseUrl: SERVICE })

export const guideInSpanish = (): string => `# Guía para programar

[In English](guide.md). Lo mismo está en \`/docs\` del servicio, con todas las rutas para probarlas. Ejemplos: [examples.md](examples.md).

${spanishGuide(facts)}`

export const guideInEnglish = (): string => `# Developer's guide

[En español](guia.md). The same is at \`/docs\` of the service, with every path to try. Examples: [examples.md](examples.md).

${englishGuide(facts)}`
