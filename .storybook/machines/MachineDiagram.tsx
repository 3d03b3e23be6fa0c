import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { diagramOf, idOf, pathOf, restingStates, type DrawnMachine } from './diagram.ts';

interface MachineDiagramProps {
  machine: DrawnMachine;
  /** Where Storybook shows a story, by the name of its export. */
  hrefOf: (story: string) => string;
}

/** A machine drawn from itself, and the story of each state: in the drawing and as a list for those who read. */
export function MachineDiagram({ machine, hrefOf }: MachineDiagramProps) {
  const drawing = useDrawing(machine, hrefOf);
  return (
    <Unstyled>
      <section className="guide">
        <h2>The machine</h2>
        {/* Mermaid makes the markup, from names in our own source. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <div aria-hidden="true" className="guide-machine" dangerouslySetInnerHTML={{ __html: drawing }} />
        <h3>Its states</h3>
        <ul>
          {restingStates(machine.logic.root).map((state) => (
            <li key={state.id}>
              <a href={hrefOf(machine.stories[pathOf(state)] ?? '')} target="_top">
                {pathOf(state)}
              </a>
            </li>
          ))}
        </ul>
        <details>
          <summary>The diagram as text</summary>
          <pre>{diagramOf(machine.logic)}</pre>
        </details>
      </section>
    </Unstyled>
  );
}

/** The drawing of a machine as SVG; empty until it is there. Mermaid is large, so only pages with a machine load it. */
function useDrawing(machine: DrawnMachine, hrefOf: MachineDiagramProps['hrefOf']): string {
  const id = `machine${useId().replaceAll(/\W/g, '')}`;
  const [drawing, setDrawing] = useState('');
  const link = useEffectEvent((svg: string) => withLinks(svg, machine, hrefOf));
  const { logic } = machine;
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({ startOnLoad: false, theme: 'neutral' });
      const { svg } = await mermaid.render(id, diagramOf(logic));
      if (isWanted) setDrawing(link(svg));
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [id, logic]);
  return drawing;
}

/** Puts a link around the box of each state. The keyboard has the list below the drawing. */
function withLinks(
  svg: string,
  { logic, stories }: DrawnMachine,
  hrefOf: MachineDiagramProps['hrefOf'],
): string {
  const drawn = new DOMParser().parseFromString(svg, 'text/html').body;
  for (const state of restingStates(logic.root)) {
    const box = drawn.querySelector(`g.node[id*="state-${idOf(state)}-"]`);
    const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
    link.setAttribute('href', hrefOf(stories[pathOf(state)] ?? ''));
    link.setAttribute('target', '_top');
    link.setAttribute('tabindex', '-1');
    box?.replaceWith(link);
    if (box) link.append(box);
  }
  return drawn.innerHTML;
}
