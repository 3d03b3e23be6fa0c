/** Runs in a page: a film of four seconds, without sound, in which a picture sways to the beat. Answers a `data:` URL. */
export async function filmOf(source: string): Promise<string> {
  const SECONDS = 4;
  const FRAMES_A_SECOND = 12;
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  const draw = (second: number) => {
    const sway = Math.sin(second * Math.PI) * 6;
    const larger = 1.04;
    const [width, height] = [image.width * larger, image.height * larger];
    context.drawImage(image, (image.width - width) / 2 + sway, image.height - height, width, height);
  };
  draw(0);
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 250_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const step = () => {
      const second = (performance.now() - begun) / 1000;
      if (second >= SECONDS) return resolve();
      draw(second);
      requestAnimationFrame(step);
    };
    step();
  });
  recorder.stop();
  await stopped;
  const reader = new FileReader();
  reader.readAsDataURL(new Blob(parts, { type: 'video/webm' }));
  await new Promise((resolve) => reader.addEventListener('load', resolve, { once: true }));
  return reader.result as string;
}
