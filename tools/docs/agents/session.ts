import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import type { ToolAnswers, ToolName } from '@obrador/contract/tools'
import { powersHere } from '@obrador/mcp'
import { obradorServer } from '../../../packages/mcp/src/server.ts'

/** What an agent did: a call, and what it read. */
export interface Step {
  readonly name: ToolName
  readonly args: object
  readonly text: string
}

/** Somebody who has these tools and nothing else. */
export interface Session {
  readonly steps: readonly Step[]
  readonly call: <Name extends ToolName>(name: Name, args: object) => Promise<ToolAnswers[Name]>
  readonly end: () => Promise<void>
}

/** A connection of the official client to the real server. */
export async function openSession(): Promise<Session> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const powers = powersHere((problem) => {
    throw problem
  })
  await obradorServer(() => powers).connect(theirs)
  const client = new Client({ name: 'docs', version: '1.0.0' })
  await client.connect(ours)
  // So that every answer is held to the schema of its tool.
  await client.listTools()
  const steps: Step[] = []
  return {
    steps,
    call: async (name, args) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args } })
      const [first] = content
      if (isError || first?.type !== 'text') throw new Error(`${name} refused: ${JSON.stringify(content)}`)
      steps.push({ name, args, text: first.text })
      return structuredContent as never
    },
    end: () => client.close(),
  }
}
