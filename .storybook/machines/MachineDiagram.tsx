import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { diagramOf, idOf, pathOf, restingStates, type DrawnMachine } from './diagram.ts';

interface MachineDiagramProps {
  machine: DrawnMachine;
  /** Where Storybook shows a story, by the name of its export. */
  hrefOf: (story: string) => string;
}

/** A machine drawn from itself, and the story of each state: in the drawing and as a list for those who read. */
export function MachineDiagram({ machine, hrefOf }: MachineDiagramProps) {
  const place = useDrawing(machine, hrefOf);
  return (
    <Unstyled>
      <section className="guide">
        <h2>The machine</h2>
        <div aria-hidden="true" className="guide-machine" ref={place} />
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

/** Where the machine is drawn as SVG; empty until then. Mermaid is large, so only pages with a machine load it. */
function useDrawing(
  machine: DrawnMachine,
  hrefOf: MachineDiagramProps['hrefOf'],
): RefObject<HTMLDivElement | null> {
  const id = `machine${useId().replaceAll(/\W/g, '')}`;
  const place = useRef<HTMLDivElement>(null);
  const show = useEffectEvent((svg: string) =>
    place.current?.replaceChildren(...withLinks(svg, machine, hrefOf)),
  );
  const { logic } = machine;
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({ startOnLoad: false, theme: 'neutral' });
      const { svg } = await mermaid.render(id, diagramOf(logic));
      if (isWanted) show(svg);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [id, logic]);
  return place;
}

/** Puts a link around the box of each state. The keyboard has the list below the drawing. */
function withLinks(
  svg: string,
  { logic, stories }: DrawnMachine,
  hrefOf: MachineDiagramProps['hrefOf'],
): Iterable<Node> {
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
  return drawn.childNodes;
}
