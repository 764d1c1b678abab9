import { JSON_LD } from '@obrador/contract'
import { type RecipeLd, recipeWithComments } from '@obrador/engine/recipe'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The formula as a recipe, where it is wanted as one. */
    recipe: RecipeLd | null
  }
}

/** `?formato=jsonld`: the recipe in place of the answer, with what the answer warns of. Comes after whatever else adds warnings. */
export function answerWithRecipes(app: FastifyInstance): void {
  app.decorateRequest('recipe', null)
  app.addHook<object>('preSerialization', ({ recipe }, reply, payload, done) => {
    if (!recipe || reply.statusCode !== 200) return done(null, payload)
    reply.type(`${JSON_LD}; charset=utf-8`).serializer(JSON.stringify)
    const { warnings } = payload as { readonly warnings?: readonly string[] }
    return done(null, recipeWithComments(recipe, warnings ?? []))
  })
}
