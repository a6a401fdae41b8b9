import { generateText, isStepCount } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { GenMedia } from 'genmedia';
import { tools } from 'genmedia/ai';

// A model that follows a script. Pass a real one in its place.
const usage = { inputTokens: {}, outputTokens: {} } as never;
const film = JSON.stringify({
  images: ['https://example.com/watch.png'],
  prompt: 'A watch that survives the sea',
});
const model = new MockLanguageModelV4({
  doGenerate: [
    {
      content: [
        {
          type: 'tool-call',
          toolCallId: 'call-1',
          toolName: 'adFilm',
          input: film,
        },
      ],
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage,
      warnings: [],
    },
    {
      content: [{ type: 'text', text: 'Here is your film.' }],
      finishReason: { unified: 'stop', raw: undefined },
      usage,
      warnings: [],
    },
  ],
});

const { text, steps } = await generateText({
  model,
  prompt: 'Make a film of my watch.',
  tools: tools(new GenMedia(), { budget: { tasks: 3, credits: 500 } }),
  stopWhen: isStepCount(10),
});
for (const { toolName, output } of steps.flatMap(
  ({ toolResults }) => toolResults,
)) {
  console.log(
    toolName,
    (output as { creations: { url: string }[] }).creations[0]?.url,
  );
}
console.log(text);
