<?php
/**
 * Renders blocks as pages do: `php render.php PLUGIN-FOLDER < blocks.json`. The input is an array of
 * `{attributes, content}`. Prints the HTML of each block, the files it loads, and what the plugin registers.
 *
 * @package cartavola
 */

error_reporting( E_ALL );
set_error_handler(
	static function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

require __DIR__ . '/wordpress.php';
require $argv[1] . '/cartavola.php';

$actions['init']();
$shown = array();
foreach ( json_decode( file_get_contents( 'php://stdin' ), true ) as $block ) {
	$loaded     = array();
	$attributes = $block['attributes'] + array(
		'element' => 'scopa-table',
		'frame'   => false,
	);
	$content    = $block['content'] ?? '';
	ob_start();
	require $argv[1] . '/build/element/render.php';
	$shown[] = array(
		'html'   => ob_get_clean(),
		'loaded' => $loaded,
	);
}
$loaded = array();
$actions['wp_enqueue_scripts']();
echo json_encode(
	array(
		'shown'      => $shown,
		'registered' => $registered,
		'kept'       => $loaded,
	),
	JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR
);
