import { parentPort, workerData } from 'node:worker_threads';
import { loadPageWriter } from './pageWriter.ts';

/** One page to draw. */
export interface DrawTask {
  id: number;
  path: string;
  /** As JSON, which is how the page carries it. */
  data: string;
}

const { file, isDemoOffered } = workerData as { file: string; isDemoOffered: boolean };
const writer = await loadPageWriter(file);

parentPort?.on('message', ({ id, path, data }: DrawTask) => {
  void (async () => {
    try {
      const drawn = await writer.drawPage(path, data, isDemoOffered);
      parentPort?.postMessage({ id, drawn }, []);
    } catch (error) {
      parentPort?.postMessage({ id, error }, []);
    }
  })();
});

parentPort?.postMessage('ready', []);
